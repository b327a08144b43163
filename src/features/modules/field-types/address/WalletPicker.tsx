import { useState } from 'react';
import { useProjectWalletsQuery } from '@/features/earning/project-wallets/projectWalletsApi';
import { calledOf } from '@/features/earning/project-wallets/roleWords';
import { useMay } from '@/features/server/discord/useMay';
import { useServerId } from '@/features/server/discord/useServerId';
import { shortAddress } from '@/shared/solana/shortAddress';
import { matching } from '@/shared/ui/picker/option';
import { closedPicker, PickerMenu } from '@/shared/ui/picker/PickerMenu';
import { usePicker } from '@/shared/ui/picker/usePicker';

interface WalletPickerProps {
  isDisabled?: boolean | undefined;
  chosen: string;
  onChoose: (address: string) => void;
}

const noField = { ref: () => undefined, onBlur: () => undefined };

/** The server’s project wallets, for those who may see them. Any other address is typed. */
export function WalletPicker({ isDisabled, chosen, onChoose }: WalletPickerProps) {
  const serverId = useServerId() ?? '';
  const maySee = useMay('treasurer');
  const [{ isOpen, typed }, setPicker] = useState(closedPicker);
  const { placeRef, setToggle, toggle, menu } = usePicker(noField, setPicker);
  const { data, isError } = useProjectWalletsQuery(serverId, {
    skip: !isOpen || serverId === '',
  });
  if (!maySee) return null;
  // One wallet may have several roles.
  const wallets = new Map(data?.wallets.map((wallet) => [wallet.address, calledOf(wallet)]));
  const options = [...wallets].map(([address, name]) => ({
    value: address,
    label: name,
    detail: shortAddress(address),
  }));
  return (
    <div ref={placeRef}>
      <button
        {...toggle}
        ref={setToggle}
        type="button"
        className="btn btn-outline-secondary"
        disabled={isDisabled}
      >
        Project wallets
      </button>
      <PickerMenu
        {...menu}
        label="Project wallet"
        options={matching(options, typed)}
        chosen={[chosen]}
        search={{
          text: typed,
          onText: (text) => setPicker((before) => ({ ...before, typed: text })),
          status: options.length > 0 ? null : noteOf(data !== undefined, isError),
        }}
        onChoose={onChoose}
      />
    </div>
  );
}

function noteOf(isRead: boolean, isError: boolean): string {
  if (isError) return 'Couldn’t load the project wallets. Enter the address instead.';
  return isRead ? 'No project wallets yet. Add them under Wallets.' : 'Loading…';
}
