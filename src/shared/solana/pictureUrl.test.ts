// @vitest-environment node
import { expect, test } from 'vitest';
import { pictureUrl, throughGateway } from './pictureUrl';

const CID = 'QmYwAPJzv5CZsnA625s3Xf2nemtYgPpHdWEz79ojWnPbdG';
const CID1 = 'bafybeihkoviema7g3gxyt6la7vd5ho32ictqbilu3wnlo3rs7ewhnp7lly';
const AR = 'bNbA3TEQVL60xlgCcqdz4ZPHFZ711cZ3hmkpGttDt_U';

test.each([
  [`ipfs://${CID}`, `https://ipfs.io/ipfs/${CID}`],
  [`ipfs://${CID1}/1.png`, `https://ipfs.io/ipfs/${CID1}/1.png`],
  [`ipfs://ipfs/${CID}/1.png`, `https://ipfs.io/ipfs/${CID}/1.png`],
  [`IPFS://${CID}/1.png?ext=png`, `https://ipfs.io/ipfs/${CID}/1.png?ext=png`],
  [`ipfs://${CID}/Keep Ape #1.png`, `https://ipfs.io/ipfs/${CID}/Keep%20Ape%20%231.png`],
  [`ipfs://${CID}/Keep%20Ape.png`, `https://ipfs.io/ipfs/${CID}/Keep%20Ape.png`],
  [`/ipfs/${CID}`, `https://ipfs.io/ipfs/${CID}`],
  [CID, `https://ipfs.io/ipfs/${CID}`],
  [`${CID1}/0.gif`, `https://ipfs.io/ipfs/${CID1}/0.gif`],
  [`ar://${AR}`, `https://arweave.net/${AR}`],
  [`ar://${AR}/0.png?ext=png`, `https://arweave.net/${AR}/0.png?ext=png`],
  [` https://arweave.net/${AR} `, `https://arweave.net/${AR}`],
  ['http://pics.test/1.png', 'https://pics.test/1.png'],
  ['data:image/png;base64,AAAA', 'data:image/png;base64,AAAA'],
  ['/__mock/pictures/tokens/usdc.svg', '/__mock/pictures/tokens/usdc.svg'],
])('the picture %j is loaded from %s', (raw, url) => {
  expect(pictureUrl(raw)).toBe(url);
});

test.each([
  null,
  '',
  'ipfs://',
  'ipfs://../../api',
  'ar://short',
  'http://pics.test:8080/1.png',
  'http://user:word@pics.test/1.png',
  'data:image/svg+xml,<svg/>',
  'data:text/html,<b>',
  'javascript:alert(1)',
  '//pics.test/1.png',
  'nothing',
])('the picture %j is not loaded', (raw) => {
  expect(pictureUrl(raw)).toBeNull();
});

test('another gateway can be named', () => {
  const own = { ipfs: 'https://pins.test/ipfs/', arweave: 'https://weave.test/' };
  expect(throughGateway(`ipfs://${CID}/1.png`, own)).toBe(`https://pins.test/ipfs/${CID}/1.png`);
  expect(throughGateway(`ar://${AR}`, own)).toBe(`https://weave.test/${AR}`);
});
