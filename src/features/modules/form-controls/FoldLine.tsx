import { use } from 'react';
import { useWatch } from 'react-hook-form';
import { useSelector } from 'react-redux';
import { selectServerDetails } from '@/features/server/discord/discordSlice';
import { useKnownAssets } from '@/features/modules/market/useKnownAssets';
import { valuesAt } from '../engine/paths';
import type { FieldSet } from '../common-fields/field';
import { addressesIn } from '../preview/known';
import { inOneLine } from './inOneLine';
import { OpeningFields } from './openingFields';

interface FoldLineProps {
  fields: FieldSet;
  /** Path of the values they are in: "values." for the form itself. */
  prefix: string;
}

/** What folded fields hold, in a line. */
export function FoldLine({ fields, prefix }: FoldLineProps) {
  const values = valuesAt(useWatch(), prefix);
  const paths = use(OpeningFields);
  const details = useSelector(selectServerDetails);
  const assets = useKnownAssets(addressesIn(fields, values).map(({ address }) => address));
  return (
    <span className="fold__line">
      {inOneLine(fields, values, details, assets, { prefix, paths }) || 'Nothing set'}
    </span>
  );
}
