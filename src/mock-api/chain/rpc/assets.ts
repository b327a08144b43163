import type { DescribedPiece, IndexedPiece } from '../assetIndex';
import { INVALID_PARAMS, type Method, RpcError } from '../node';
import { asAddress } from './accounts';

/** The most pieces one page has (Digital Asset Standard). */
const MOST = 1_000;

/** What a node without a record of it says (Digital Asset Standard). */
const NOT_FOUND = -32_000;

/** Parameters by their names. */
const named = ([given]: readonly unknown[]): Record<string, unknown> =>
  typeof given === 'object' && given !== null ? { ...given } : {};

const whole = (value: unknown, otherwise: number): number => {
  const number = value === undefined ? otherwise : Number(value);
  if (!Number.isSafeInteger(number) || number < 1)
    throw new RpcError(INVALID_PARAMS, 'Pagination Error: expected a whole number from 1');
  return number;
};

/** A piece as the Digital Asset Standard writes it. */
function itemOf(
  owner: string,
  withCollection: boolean,
  piece: IndexedPiece & Partial<DescribedPiece>,
) {
  const { id, name, image, collection, isCompressed, delegate, attributes } = piece;
  return {
    interface: 'V1_NFT',
    id,
    content: {
      metadata: {
        name,
        ...(attributes && {
          attributes: attributes.map((each) => ({ trait_type: each.name, value: each.value })),
        }),
      },
      links: { image },
    },
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
  getAsset(node, { params }) {
    const piece = node.index.pieceAt(asAddress(named(params)['id']));
    if (!piece) throw new RpcError(NOT_FOUND, 'RecordNotFound Error: Asset Not Found');
    return itemOf(piece.owner, false, piece);
  },
  getAssetsByOwner(node, { params }) {
    const asked = named(params);
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
