import { useProjectWalletsQuery } from '@/features/earning/project-wallets/projectWalletsApi';
import { calledOf } from '@/features/earning/project-wallets/roleWords';
import { useMay } from '@/features/server/discord/useMay';
import { useServerId } from '@/features/server/discord/useServerId';
import { shortAddress } from '@/shared/solana/shortAddress';
import { Chips } from '../list/Chips';

interface WalletOffersProps {
  chosen: string;
  onChoose: (address: string) => void;
}

/** The server’s project wallets, for those who may see them. Any other address is typed. */
export default function WalletOffers({ chosen, onChoose }: WalletOffersProps) {
  const serverId = useServerId() ?? '';
  const skip = !useMay('treasurer') || serverId === '';
  const { data } = useProjectWalletsQuery(serverId, { skip });
  // One wallet may have several roles.
  const wallets = new Map(data?.wallets.map((wallet) => [wallet.address, calledOf(wallet)]));
  if (wallets.size === 0) return null;
  return (
    <Chips
      label="Project wallets"
      chips={[...wallets].map(([address, name]) => ({
        value: address,
        text: name,
        note: shortAddress(address),
      }))}
      chosen={[chosen]}
      onPress={onChoose}
    />
  );
}
