extension Homeserver {
    /// Why a server couldn't start. Each says in one sentence what to do about it.
    public enum StartError: Error, Sendable, Hashable {
        case invalidServerName(String)
        case portInUse(Int)
        case cannotListen(address: String, reason: String)
        case folderInUse(String)
        case folderNotWritable(String, reason: String)
        case newerData(folder: String)
        case damagedData(folder: String, reason: String)
        case otherServerName(found: String, configured: String)
        /// A secret too short to be one, or a key that is no public RSA key.
        case unusableJWTKey(String)
    }
}

extension Homeserver.StartError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .invalidServerName(let name): "“\(name)” is no server name: letters, digits, dots and dashes make one."
        case .portInUse(let port): "Port \(port) is in use by another program; choose another one, or 0 for any."
        case .cannotListen(let address, let reason): "Can't listen on \(address): \(reason)."
        case .folderInUse(let folder): "Another server works in the data folder \(folder)."
        case .folderNotWritable(let folder, let reason): "The data folder \(folder) can't be written: \(reason)."
        case .newerData(let folder): "The data in \(folder) was written by a newer version of this program."
        case .damagedData(let folder, let reason): "The data in \(folder) can't be read: \(reason)."
        case .unusableJWTKey(let reason): "Tokens can't be checked: \(reason)."
        case .otherServerName(let found, let configured):
            "The data belongs to the server name \(found), not \(configured); names can't change."
        }
    }
}
