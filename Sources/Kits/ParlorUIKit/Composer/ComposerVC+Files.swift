extension ComposerVC {
    /// What the plus button offers.
    func showAttachMenu() {
        guard let window = view.window else { return }
        let menu = UIMenu(children: [
            UIAction(title: "Picture or video", image: appearance.images.picture) { [weak self] _ in
                self?.chooseFiles("Choose pictures", ["image/*", "video/*"])
            },
            UIAction(title: "File", image: appearance.images.file) { [weak self] _ in
                self?.chooseFiles("Choose files", [])
            },
        ])
        let button = composerView.attachButton
        MenuPresenter.present(menu, in: window, at: button.convert(CGPoint(x: 0, y: -84), to: window))
    }

    private func chooseFiles(_ title: String, _ types: [String]) {
        FileChooser.open(title: title, mimeTypes: types, allowsMultiple: true) { [weak self] files in
            if let files { self?.attach(files) }
            self?.inputTextView.becomeFirstResponder()
        }
    }

    /// Puts files beside what is being written. Pictures are measured first, off the main thread.
    public func attach(_ files: [URL]) {
        guard !editsMessage else { return }
        preparing += files.map(\.lastPathComponent)
        updateContent()
        Task { [weak self] in
            for file in files {
                let payload = await AttachmentPayload.file(file)
                guard let self else { return }
                if let place = self.preparing.firstIndex(of: file.lastPathComponent) {
                    self.preparing.remove(at: place)
                }
                self.composer.attach([payload])
                self.updateContent()
            }
        }
    }

    /// Puts a picture beside what is being written: one that was pasted or dropped.
    public func attach(_ picture: UIImage) {
        guard !editsMessage, let payload = AttachmentPayload.pasted(picture) else { return }
        composer.attach([payload])
        updateContent()
    }

    /// Takes what is on the clipboard, where it is files or a picture; words are the input's own business.
    func pasteFiles() -> Bool {
        let clipboard = UIPasteboard.general
        let files = clipboard.urls?.filter(\.isFileURL) ?? []
        if !files.isEmpty {
            attach(files)
            return true
        }
        guard clipboard.string == nil, let picture = clipboard.image else { return false }
        attach(picture)
        return true
    }

    /// Lets files and pictures be dropped on a view: on the composer itself, and on the messages above it.
    public func acceptDrops(on view: UIView) {
        view.addInteraction(UIDropInteraction(delegate: fileDrop))
    }

    func remove(_ item: TrayItem) {
        composer.detach(item.payload)
        updateContent()
    }
}
