import type { ValuesOf } from '@/features/modules/common-fields/field';
import { isAmong, isHostOf } from '@/features/modules/definitions/auto-moderator/addresses';
import { addressLines } from '@/features/modules/definitions/auto-moderator/allowList';
import type autoModerator from '@/features/modules/definitions/auto-moderator/definition';
import { wordMatcher } from '@/features/modules/definitions/auto-moderator/wordList';
import { DAY, SECOND } from '@/shared/time/durations';
import {
  capitalsIn,
  hasSeedPhrase,
  hostsIn,
  invitesIn,
  linksIn,
  mentionsIn,
  sameText,
} from './texts';

/** Hosts of sites known to empty wallets; their subdomains count as well. A real server reads a feed of them. */
const drainerHosts: readonly string[] = [
  'keepers-claim.example',
  'wallet-sync.example',
  'free-keepers-mint.example',
  'solana-airdrop.example',
];

/** Shorter texts, such as “GM” or “OK LFG”, are not judged by their capitals. */
const LEAST_LETTERS = 8;

/** Something the auto moderator sees: a message, or a member who joins. */
export interface Sighting {
  kind: 'MESSAGE' | 'JOIN';
  /** Id of the message, or one of this joining. */
  id: string;
  userId: string;
  /** ms since 1970. */
  at: number;
  channelId: string | null;
  /** What the message says; empty for a joining. */
  text: string;
  /** Ids of the roles the member has then. */
  roles: readonly string[];
  /** When the Discord account was made, ms since 1970; null where that is unknown. */
  accountCreatedAt: number | null;
}

export interface ModeratorRule {
  id: string;
  name: string;
  values: ValuesOf<typeof autoModerator.fields>;
}

export interface Violation {
  rule: ModeratorRule;
  /** What completed it. */
  sighting: Sighting;
  /** The messages it is made of, the first first; none for a joining. */
  messages: readonly Sighting[];
}

export interface EvaluatorOptions {
  /** The server's own invitation, which no rule takes for one to another server. */
  ownInvite?: string | null;
  /** Ids of messages that earlier violations of the rule are made of: none counts twice. */
  counted?: ReadonlySet<string>;
}

/**
 * Applies one rule to what happens on a server. `see` takes sightings in order of time and returns the violation one
 * completes, or null; `recall` takes those before, which count for “within” and are not judged again.
 */
export function createEvaluator(
  rule: ModeratorRule,
  { ownInvite = null, counted = new Set() }: EvaluatorOptions = {},
) {
  const { values } = rule;
  const { trigger, count } = values;
  const exempt = new Set(values.exemptRoles);
  const within = values.within * SECOND;
  const allowed = [...addressLines(values.allowed), ...addressLines(ownInvite ?? '')];
  const hasWord = wordMatcher(trigger === 'WORDS' ? values.words : '');
  const recent = new Map<string, Sighting[]>();

  const isExempt = ({ roles }: Sighting) => roles.some((id) => exempt.has(id));

  /** Messages of one member that count together with this one. */
  const keyOf = ({ userId, text }: Sighting) =>
    trigger === 'REPEAT' ? `${userId} ${sameText(text)}` : userId;

  function remember(sighting: Sighting): Sighting[] {
    const key = keyOf(sighting);
    const kept = (recent.get(key) ?? []).filter(({ at }) => at >= sighting.at - within);
    kept.push(sighting);
    recent.set(key, kept);
    return kept;
  }

  /** Whether a rule looks at more than one message. */
  const isCounting = trigger === 'REPEAT' || trigger === 'FLOOD';
  const isCounted = (sighting: Sighting) =>
    isCounting &&
    sighting.kind === 'MESSAGE' &&
    !isExempt(sighting) &&
    !counted.has(sighting.id) &&
    (trigger === 'FLOOD' || sameText(sighting.text) !== '');

  function offends({ kind, text, at, accountCreatedAt }: Sighting): boolean {
    if (trigger === 'NEW_ACCOUNT')
      return (
        kind === 'JOIN' &&
        accountCreatedAt !== null &&
        at - accountCreatedAt < values.accountAge * DAY
      );
    if (kind === 'JOIN') return false;
    switch (trigger) {
      case 'WORDS':
        return hasWord(text);
      case 'LINKS':
        return linksIn(text).some((link) => !isAmong(link, allowed));
      case 'INVITES':
        return invitesIn(text).some((invite) => !isAmong(invite, allowed));
      case 'DRAINERS':
        return hostsIn(text).some((host) => drainerHosts.some((known) => isHostOf(host, known)));
      case 'SEED_PHRASE':
        return hasSeedPhrase(text);
      case 'CAPS': {
        const { letters, capitals } = capitalsIn(text);
        return letters >= LEAST_LETTERS && capitals * 100 >= values.percent * letters;
      }
      case 'MENTIONS':
        return mentionsIn(text) >= count;
      default:
        return false;
    }
  }

  return {
    rule,
    recall(sighting: Sighting): void {
      if (isCounted(sighting)) remember(sighting);
    },
    see(sighting: Sighting): Violation | null {
      if (isCounting) {
        if (!isCounted(sighting)) return null;
        const messages = remember(sighting);
        if (messages.length < count) return null;
        recent.delete(keyOf(sighting));
        return { rule, sighting, messages };
      }
      if (isExempt(sighting) || !offends(sighting)) return null;
      return { rule, sighting, messages: sighting.kind === 'JOIN' ? [] : [sighting] };
    },
  };
}

export type Evaluator = ReturnType<typeof createEvaluator>;
