import { text } from './config';

const base = (value: string | undefined, fallback: string) =>
  text(value, fallback).replace(/\/*$/, '/');

/** Where pictures with ipfs:// and ar:// addresses are loaded from; each ends in a slash. */
export const gateways = {
  ipfs: base(import.meta.env.VITE_IPFS_GATEWAY, 'https://ipfs.io/ipfs/'),
  arweave: base(import.meta.env.VITE_ARWEAVE_GATEWAY, 'https://arweave.net/'),
};
