import WindowSupport
import XCTest

/// People look at these: a plain list, a grouped one, the same in the dark and from right to left.
@preconcurrency @MainActor final class TablePictureTests: XCTestCase {
    final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
        let names = [
            ("Ada Lovelace", "Are we still on for Thursday?"), ("Grace Hopper", "Found the bug. It was a moth."),
            ("Barbara Liskov", "Sounds right to me, substitute away."),
        ]
        func numberOfSections(in tableView: UITableView) -> Int { 2 }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            section == 0 ? "People" : "Settings"
        }
        func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
            section == 0 ? "Three people are in this room." : nil
        }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            if indexPath.section == 0 {
                var content = cell.defaultContentConfiguration()
                content.text = names[indexPath.row].0
                content.secondaryText = names[indexPath.row].1
                content.image = UIImage(systemName: "person.circle")
                cell.contentConfiguration = content
                cell.accessoryType = .disclosureIndicator
            } else {
                cell.textLabel?.text = ["Notifications", "Sounds", "Privacy"][indexPath.row]
                cell.imageView?.image = UIImage(systemName: ["bell", "speaker.wave.2", "lock"][indexPath.row])
                if indexPath.row == 0 {
                    let toggle = UISwitch()
                    toggle.isOn = true
                    cell.accessoryView = toggle
                } else {
                    cell.accessoryType = indexPath.row == 1 ? .checkmark : .detailButton
                }
            }
            return cell
        }
    }

    func testPictures() {
        for (style, name) in [(UITableView.Style.plain, "plain"), (.grouped, "grouped"), (.insetGrouped, "inset")] {
            for dark in [false, true] {
                let source = Source(), table = UITableView(frame: .zero, style: style)
                table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
                table.dataSource = source
                table.delegate = source
                if dark { table.overrideUserInterfaceStyle = .dark }
                let test = TestWindow(size: CGSize(width: 360, height: 520), content: table)
                table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
                settle()
                XCTAssertEqual(table.visibleCells.count, 6)
                keepPicture(test.png(scale: 2), "table-\(name)\(dark ? "-dark" : "")")
                test.close()
            }
        }
        let source = Source(), table = UITableView(frame: .zero, style: .insetGrouped)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = source
        table.delegate = source
        table.semanticContentAttribute = .forceRightToLeft
        table.isEditing = true
        let test = TestWindow(size: CGSize(width: 360, height: 520), content: table)
        keepPicture(test.png(scale: 2), "table-editing")
        test.close()
    }
}
