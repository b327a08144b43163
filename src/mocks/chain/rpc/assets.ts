import type { IndexedPiece } from '../assetIndex';
import { INVALID_PARAMS, type Method, RpcError } from '../node';
import { asAddress } from './accounts';

/** The most pieces one page has (Digital Asset Standard). */
const MOST = 1_000;

const whole = (value: unknown, otherwise: number): number => {
  const number = value === undefined ? otherwise : Number(value);
  if (!Number.isSafeInteger(number) || number < 1)
    throw new RpcError(INVALID_PARAMS, 'Pagination Error: expected a whole number from 1');
  return number;
};

/** A piece as the Digital Asset Standard writes it. */
function itemOf(owner: string, withCollection: boolean, piece: IndexedPiece) {
  const { id, name, image, collection, isCompressed, delegate } = piece;
  return {
    interface: 'V1_NFT',
    id,
    content: { metadata: { name }, links: { image } },
    grouping:
      collection === null
        ? []
        : [
            {
              group_key: 'collection',
              group_value: collection.address,
              ...(withCollection ? { collection_metadata: { name: collection.name } } : {}),
            },
          ],
    compression: { compressed: isCompressed },
    ownership: { owner, frozen: delegate !== null, delegated: delegate !== null, delegate },
    burnt: false,
  };
}

/** Methods of the Digital Asset Standard: their parameters have names. */
export const assets: Record<string, Method> = {
  getAssetsByOwner(node, { params }) {
    const [given] = params;
    const asked: Record<string, unknown> =
      typeof given === 'object' && given !== null ? { ...given } : {};
    const owner = asAddress(asked['ownerAddress']);
    const [limit, page] = [whole(asked['limit'], MOST), whole(asked['page'], 1)];
    if (limit > MOST)
      throw new RpcError(INVALID_PARAMS, 'Pagination Error: limit may be at most 1000');
    const { showCollectionMetadata: withCollection = false }: Record<string, unknown> =
      typeof asked['options'] === 'object' ? { ...asked['options'] } : {};
    const items = node.index
      .piecesOf(owner)
      .slice((page - 1) * limit, page * limit)
      .map((piece) => itemOf(owner, withCollection === true, piece));
    return { total: items.length, limit, page, items };
  },
};
