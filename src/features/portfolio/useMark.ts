import { useCallback } from 'react';
import { failureText } from '@/shared/api/queryError';
import { notify } from '@/shared/ui/toast';
import type { AssetMark } from './history';
import { useMarkAssetMutation } from './portfolioApi';

/** Marks an asset for the account and shows a toast. */
export function useMark() {
  const [markAsset] = useMarkAssetMutation();
  return useCallback(
    async (address: string, mark: AssetMark): Promise<void> => {
      const asText = mark === 'SPAM' ? 'spam' : 'not spam';
      const { error } = await markAsset({ address, mark });
      if (error) notify('error', failureText(error, `Couldn’t mark this as ${asText}. Try again.`));
      else notify('success', `Marked as ${asText}`);
    },
    [markAsset],
  );
}
