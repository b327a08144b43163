/** Roles the bot stands below in Discord, and how that is mended; nothing where there is none. */
export const OutOfReach = ({ roles }: { roles: readonly string[] }) =>
  roles.length === 0 ? null : (
    <div className="notice notice--warning" role="note">
      <p>
        The bot may not give <bdi translate="no">{roles.join(', ')}</bdi>: move its own role above
        it in Discord.
      </p>
    </div>
  );
