import * as z from 'zod/mini';
import { isPublicKey } from '@/shared/solana/base58';
import { orElse } from '@/shared/api/fields';
import { RpcFailure, type RequestNodes } from '@/shared/solana/jsonRpc';
import { cutText } from '@/shared/text/cutText';

/** A node's data about one NFT. Its texts are untrusted and shown as plain text. */
export interface PieceDetail {
  /** The current owner (base58); null if unknown, as for a burnt NFT. */
  owner: string | null;
  description: string | null;
  traits: { name: string; value: string }[];
}

/** Limits for untrusted texts. */
const LONGEST = 300;
const MOST_TRAITS = 60;

const traitSchema = z.object({
  trait_type: z.string(),
  value: z.union([z.string(), z.number(), z.boolean()]),
});
const text = orElse(z.nullish(z.string()), null);
const assetSchema = z.object({
  id: z.string(),
  burnt: orElse(z.boolean(), false),
  content: orElse(
    z.nullish(
      z.object({
        metadata: orElse(
          z.nullish(z.object({ description: text, attributes: orElse(z.array(z.unknown()), []) })),
          null,
        ),
      }),
    ),
    null,
  ),
  ownership: orElse(z.nullish(z.object({ owner: text })), null),
});

const short = (words: string) => cutText(words.trim(), LONGEST);

/**
 * Reads one NFT, by the Digital Asset Standard’s `getAsset`.
 *
 * @param id base58
 * @throws RpcFailure
 */
export async function readPiece(
  ask: RequestNodes,
  id: string,
  signal: AbortSignal,
): Promise<PieceDetail> {
  const isIt = (result: unknown) => assetSchema.safeParse(result).data?.id === id;
  const [answer = { trouble: 'ODD' }] = await ask(
    [{ method: 'getAsset', params: { id }, accepts: isIt }],
    signal,
  );
  if ('trouble' in answer) throw new RpcFailure(answer.trouble);
  const read = assetSchema.safeParse(answer.result);
  if (!read.success) throw new RpcFailure('ODD');
  const { burnt, content, ownership } = read.data;
  const owner = ownership?.owner ?? '';
  return {
    owner: !burnt && isPublicKey(owner) ? owner : null,
    description: short(content?.metadata?.description ?? '') || null,
    traits: (content?.metadata?.attributes ?? []).slice(0, MOST_TRAITS).flatMap((each) => {
      const trait = traitSchema.safeParse(each);
      return trait.success
        ? [{ name: short(trait.data.trait_type), value: short(String(trait.data.value)) }]
        : [];
    }),
  };
}
