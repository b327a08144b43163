import * as z from 'zod/mini';
import { claimTokenSchema, unitsText } from '@/features/earning/claims/claim';
import { earningSections } from '@/features/earning/points/points';
import { boardServerSchema } from '@/features/earning/quests/boardServer';
import { deliverySchema, rewardKinds } from '@/features/earning/reward-moment/delivery';
import {
  addressText,
  exactlyTrue,
  idSchema,
  idText,
  openEnum,
  orElse,
  orNull,
  textOrNull,
  timeOrNull,
} from '@/shared/api/fields';
import { listOf, withLists } from '@/shared/api/lenient';
import { chainTextOrNull } from '@/shared/solana/chainText';

/** A call claims at most this many lines, and reads the receipts of at most as many. */
export const MOST_LINES = 50;

/** Something that a claim gives. Money is read strictly: an amount that isn't exact is no amount. */
const giveSchema = z.object({
  kind: openEnum(z.enum(rewardKinds)),
  /** In words: "50 points", "0.1 SOL", "Holder". */
  label: z.string(),
  /** Points that are added; null for everything else. */
  points: orNull(z.nullable(z.int())),
  /** The token that is sent; null for everything else. */
  token: z.nullable(claimTokenSchema),
  /** Base units of that token. */
  amount: z.nullable(unitsText),
  /** Address of the NFT’s collection (base58). */
  collection: orNull(z.nullable(addressText)),
  image: textOrNull,
  /** What it's worth in lamports at today's price or floor price; null where no price is known. */
  lamports: orNull(z.nullable(unitsText)),
  /** The ledger wallet or the bot delivers it. The server's team hands over everything else. */
  isGuaranteed: exactlyTrue,
});
export type Give = z.infer<typeof giveSchema>;
/** As a server sends it. */
export type GiveSent = z.input<typeof giveSchema>;

const pointsTermsSchema = z.object({
  kind: z.literal('POINTS'),
  /** Server slug, as in page URLs. */
  server: idText,
  section: z.enum(Object.keys(earningSections)),
  points: z.int().check(z.minimum(1)),
  /** Base58; null is SOL. */
  mint: z.nullable(addressText),
  /** Base units of the token for all of the points. */
  amount: unitsText,
  /** The newest claim there was; null for none. */
  after: z.nullable(z.string()),
});

const questTermsSchema = z.object({
  kind: z.literal('QUEST'),
  server: idText,
  /** Quest slug, as in page URLs. */
  quest: idText,
  /** ID of the attempt that earned the reward: a recurring quest has one for each period. */
  submission: idText,
  rewards: z
    .array(
      z.object({
        kind: z.enum(rewardKinds),
        label: z.string(),
        points: z.nullable(z.int()),
        mint: z.nullable(z.string()),
        amount: z.nullable(unitsText),
        collection: z.nullable(z.string()),
      }),
    )
    .check(z.maxLength(50)),
});

/** What exactly is claimed. The client sends back what it was shown; if anything changed, the line is refused. */
export const claimTermsSchema = z.discriminatedUnion('kind', [pointsTermsSchema, questTermsSchema]);
export type LineTerms = z.infer<typeof claimTermsSchema>;
export type PointsTerms = z.infer<typeof pointsTermsSchema>;
export type QuestTerms = z.infer<typeof questTermsSchema>;

/** Something that can be claimed on one server, or will be. */
export const claimableLineSchema = withLists({
  id: idSchema,
  server: boardServerSchema,
  /** The way to earn, or the quest's title. */
  title: z.string(),
  /** Page of the user site where it can be claimed alone. */
  path: z.string(),
  isOpen: exactlyTrue,
  /** Why it can't be claimed now; null where it can. */
  message: chainTextOrNull,
  /** When it can be claimed, where time alone is missing. */
  retryAt: timeOrNull,
  /** Tokens or NFTs are sent, so a linked wallet is needed. */
  needsWallet: orElse(z.boolean(), true),
  /** The team approves the payout before it's sent. */
  needsApproval: exactlyTrue,
  /** Where it would be sent: the default wallet (base58). Null without one. */
  address: z.nullable(addressText),
  gives: listOf(giveSchema, { what: 'reward', mayBeMissing: true }),
  terms: claimTermsSchema,
});
export type ClaimableLine = z.infer<typeof claimableLineSchema>;

/** GET /users/me/claimable */
export const claimableSchema = withLists({
  lines: listOf(claimableLineSchema, { what: 'reward', by: 'id' }),
});

/** What became of a line. CLAIMED and REFUSED are final; deliveries go on. */
export const outcomeSchema = withLists({
  key: z.string(),
  result: z.enum(['CLAIMED', 'REFUSED']),
  at: timeOrNull,
  /** Why it was refused, by name and in words; null where it wasn't. */
  code: textOrNull,
  message: chainTextOrNull,
  deliveries: listOf(deliverySchema, { what: 'reward', mayBeMissing: true }),
});
export type OutcomeSent = z.input<typeof outcomeSchema>;
export type Outcome = z.infer<typeof outcomeSchema>;

/** In the order in which the lines were sent. */
export const outcomesSchema = withLists({
  outcomes: listOf(outcomeSchema, { what: 'outcome', by: 'key' }),
});
