import type { Program } from './fields';

/** What a program counts, in the singular: NFTs where it counts nothing else. */
export const unitNameOf = ({ assets }: Pick<Program, 'assets'>): 'NFT' | 'unit' =>
  assets.length > 0 && assets.every(({ kind }) => kind === 'COLLECTION') ? 'NFT' : 'unit';
