extension Homeserver {
    /// Why a server couldn't start. Each says in one sentence what to do about it.
    public enum StartError: Error, Sendable, Hashable {
        /// The configured server name is none.
        case invalidServerName(String)
        /// Another program listens on the port.
        case portInUse(Int)
        /// The address is none of this machine, or it is not permitted.
        case cannotListen(address: String, reason: String)
        /// Another server works in the data folder.
        case folderInUse(String)
        /// The data folder can't be made or written.
        case folderNotWritable(String, reason: String)
        /// A newer version of this program wrote the data.
        case newerData(folder: String)
        /// The database can't be read.
        case damagedData(folder: String, reason: String)
        /// The accounts in the data have another server name, which can't change.
        case otherServerName(found: String, configured: String)
        /// A secret too short to be one, or a key that is no public RSA key.
        case unusableJWTKey(String)
    }
}

extension Homeserver.StartError: CustomStringConvertible {
    /// What went wrong and what to do about it, in one sentence.
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
