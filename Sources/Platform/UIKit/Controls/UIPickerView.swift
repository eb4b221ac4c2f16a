import Foundation

@preconcurrency @MainActor public protocol UIPickerViewDataSource: AnyObject {
    func numberOfComponents(in pickerView: UIPickerView) -> Int
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

@preconcurrency @MainActor public protocol UIPickerViewDelegate: AnyObject {
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString?
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
}

extension UIPickerViewDelegate {
    public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        nil
    }
    public func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString? { nil }
    public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
    public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 32 }
    public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { 0 }
}

/// Lists side by side, with one row chosen in each: on a desktop lists, not wheels.
@preconcurrency @MainActor open class UIPickerView: UIView, UITableViewDataSource, UITableViewDelegate {
    open weak var dataSource: UIPickerViewDataSource? { didSet { reloadAllComponents() } }
    open weak var delegate: UIPickerViewDelegate? { didSet { reloadAllComponents() } }
    open var showsSelectionIndicator = true
    private var lists: [UITableView] = []
    private var chosen: [Int] = []

    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }
    open func numberOfRows(inComponent component: Int) -> Int {
        dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
    }
    open func selectedRow(inComponent component: Int) -> Int {
        chosen.indices.contains(component) ? chosen[component] : -1
    }
    open func rowSize(forComponent component: Int) -> CGSize {
        CGSize(width: lists[component].bounds.width, height: 32)
    }

    open func reloadAllComponents() {
        for list in lists { list.removeFromSuperview() }
        chosen = Array((chosen + [Int](repeating: 0, count: numberOfComponents)).prefix(numberOfComponents))
        lists = (0..<numberOfComponents).map { component in
            let list = UITableView(frame: .zero, style: .plain)
            list.separatorStyle = .none
            list.rowHeight = 32
            list.tag = component
            list.register(UITableViewCell.self, forCellReuseIdentifier: "row")
            list.dataSource = self
            list.delegate = self
            list.layer.cornerRadius = 8
            addSubview(list)
            return list
        }
        setNeedsLayout()
    }

    open func reloadComponent(_ component: Int) {
        guard lists.indices.contains(component) else { return }
        lists[component].reloadData()
        mark(component)
    }

    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        guard chosen.indices.contains(component) else { return }
        chosen[component] = row
        mark(component)
        lists[component].scrollToRow(at: IndexPath(row: row, section: 0), at: .middle, animated: animated)
    }

    private func mark(_ component: Int) {
        lists[component].selectRow(
            at: IndexPath(row: chosen[component], section: 0), animated: false, scrollPosition: .none)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 320, height: 160) }
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 160) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        guard !lists.isEmpty else { return }
        let width = (bounds.width - CGFloat(lists.count - 1) * 8) / CGFloat(lists.count)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (index, list) in lists.enumerated() {
            let place = isMirrored ? lists.count - 1 - index : index
            let isNew = list.bounds.width == 0
            list.frame = CGRect(x: CGFloat(place) * (width + 8), y: 0, width: width, height: bounds.height)
            if isNew { selectRow(chosen[index], inComponent: index, animated: false) }
        }
    }

    // MARK: Lists

    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        numberOfRows(inComponent: tableView.tag)
    }
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        if let title = delegate?.pickerView(self, attributedTitleForRow: indexPath.row, forComponent: tableView.tag) {
            cell.textLabel?.attributedText = title
        } else {
            cell.textLabel?.text = delegate?.pickerView(self, titleForRow: indexPath.row, forComponent: tableView.tag)
        }
        return cell
    }
    open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        chosen[tableView.tag] = indexPath.row
        delegate?.pickerView(self, didSelectRow: indexPath.row, inComponent: tableView.tag)
    }
}
