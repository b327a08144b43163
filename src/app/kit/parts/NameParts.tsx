import { AssetName } from '@/features/modules/market/AssetName';
import { AccountName } from '@/shared/ui/names/AccountName';
import { MemberName } from '@/shared/ui/names/MemberName';
import { WalletName } from '@/shared/ui/names/WalletName';
import { Part } from '../Part';

const ADDRESS = '2dJ58H29NPMUPLSxJKEyGcYsZieQeXauhv4KtGiD9dtb';
const collection = {
  kind: 'collection',
  name: 'Keepers of the Tower',
  symbol: 'KEEP',
  image: '/icon-192.png',
} as const;
const token = { kind: 'token', name: 'Keepcoin', symbol: 'KEEP', image: null } as const;

/** How collections, tokens, wallets and members are called, with pictures and without. */
export const NameParts = () => (
  <>
    <Part name="Collections and tokens">
      <AssetName address={ADDRESS} asset={collection} />
      <AssetName address={ADDRESS} asset={token} />
      <AssetName address={ADDRESS} asset={collection} hasActions />
      <AssetName address={ADDRESS} asset={undefined} />
      <AssetName address={ADDRESS} asset={undefined} hasActions />
    </Part>
    <Part name="Wallets">
      <WalletName address={ADDRESS} name="Treasury" />
      <WalletName address={ADDRESS} name={null} />
      <WalletName address={ADDRESS} name="Payouts" hasActions />
      <AccountName
        address={ADDRESS}
        name="A name as long as one dares to give to a wallet of one’s own"
        picture="//nowhere.invalid/picture.png"
        shape="round"
        detail="hostile picture"
      />
    </Part>
    <Part name="Members">
      <MemberName name="Mira Moat" username="mira" picture={null} />
      <MemberName name="Owl" picture="/icon-192.png" />
      <MemberName name="‮evil" username="<b>bold</b>" picture="javascript:alert(1)" />
    </Part>
  </>
);
