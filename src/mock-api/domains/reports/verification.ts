import captcha from '@/features/modules/definitions/verification-bot/definition';
import type { HeldRole, MemberRow } from '../members/rows';
import { counting, type ReportRequest, type Line, type Source } from './source';

/** Who has passed the captcha, linked a wallet and got a holder role; and how far those came who joined. */
export function verificationOf({ world, guild }: ReportRequest): Source[] {
  const { db } = world;
  const members = db.members.filter(({ serverId }) => serverId === guild.id);
  const ids = new Set(members.map(({ userId }) => userId));
  const row = db.modules.find(
    ({ serverId, slug }) => serverId === guild.id && slug === captcha.slug,
  );
  const verifiedRoles = new Set(captcha.read(row?.values ?? {}).verifiedRoles);
  const isVerified = ({ roleId }: HeldRole) => verifiedRoles.has(roleId);
  const isHolder = ({ source }: HeldRole) => source === 'RULE';
  const wallets = db.linkedWallets.filter(({ userId }) => ids.has(userId));
  const withWallet = new Set(wallets.map(({ userId }) => userId));
  const roleNames = new Map(guild.roles.map(({ id, name }) => [id, name]));
  const roleName = (id: string) => roleNames.get(id) ?? 'Deleted role';

  const given = (isOf: (role: HeldRole) => boolean): Line[] =>
    members.flatMap(({ userId, roles }) =>
      roles.filter(isOf).map((role) => ({
        id: `${userId}-${role.roleId}`,
        at: role.at,
        amount: 1n,
        kind: 'ROLE' as const,
        part: role.roleId,
        userId,
        what: () => `Got the role ${roleName(role.roleId)}`,
      })),
    );
  const joiners = (what: string, isOf: (row: MemberRow) => boolean): Line[] =>
    members.filter(isOf).map(({ userId, joinedAt }) => ({
      id: `came-${userId}`,
      at: joinedAt,
      amount: 1n,
      kind: 'MEMBER',
      userId,
      what: () => what,
    }));
  const roles = { partsBy: 'Role', nameOf: roleName };
  return [
    counting({
      key: 'verified',
      label: 'Passed the captcha',
      note: 'Roles given for passing the captcha, by day. Roles removed since aren’t counted.',
      lines: given(isVerified),
      ...roles,
    }),
    counting({
      key: 'wallets',
      label: 'Wallets linked',
      note: 'Wallets linked by members, who can link several. Addresses aren’t shown.',
      lines: wallets.map(({ id, userId, linkedAt }) => ({
        id,
        at: linkedAt,
        amount: 1n,
        kind: 'WALLET',
        userId,
        what: () => 'Linked a wallet',
      })),
    }),
    counting({
      key: 'holders',
      label: 'Holder roles given',
      note: 'Roles given by holder rules and still held.',
      lines: given(isHolder),
      ...roles,
    }),
    counting({
      key: 'came',
      label: 'Joined',
      note: 'Members by the day they joined.',
      lines: joiners('Joined', () => true),
    }),
    counting({
      key: 'came-verified',
      label: 'Passed the captcha (joined in range)',
      note: 'Joined in the range and have the captcha role now.',
      lines: joiners('Joined and passed the captcha', (row) => row.roles.some(isVerified)),
    }),
    counting({
      key: 'came-wallet',
      label: 'Linked a wallet (joined in range)',
      note: 'Joined in the range and have a linked wallet now.',
      lines: joiners('Joined and linked a wallet', ({ userId }) => withWallet.has(userId)),
    }),
    counting({
      key: 'came-holder',
      label: 'Got a holder role (joined in range)',
      note: 'Joined in the range and have a role from a holder rule now.',
      lines: joiners('Joined and has a holder role', (row) => row.roles.some(isHolder)),
    }),
  ];
}
