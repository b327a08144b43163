import { useFormContext, useWatch } from 'react-hook-form';
import { ItemList } from '@/features/modules/form-controls/ItemList';
import '@/features/modules/form-controls/controls.scss';
import { RolesField } from '@/features/server/discord/pickers/RolesField';
import { RadioField, SelectField } from '@/shared/ui/form/ChoiceFields';
import { FieldHint, useField } from '@/shared/ui/form/Field';
import { NumberField } from '@/shared/ui/form/NumberField';
import { TextField } from '@/shared/ui/form/TextField';
import { PRIZE_TIES } from '../prizeWords';
import { MOST_PRIZE } from '../rules';
import { budgetOf, type Funds } from './prizeBudget';
import { nextPrize, tokenIn, type PrizeValues } from './seasonForm';
import './manage.scss';

const MOST = 20;
const kinds = [
  { value: 'TOKEN', label: 'SOL or token' },
  { value: 'POINTS', label: 'Points' },
  { value: 'ROLE', label: 'Role' },
  { value: 'OTHER', label: 'Other' },
] as const;

const HINT = `${PRIZE_TIES} Repeat ranks to give them another prize. Maximum 100 winners.`;

/** Prizes of a season by rank, with their total. */
export function PrizesField({ funds }: { funds: Funds }) {
  const bound = useField({ name: 'prizes', hint: HINT });
  const { getValues } = useFormContext<{ prizes: PrizeValues[] }>();
  return (
    <fieldset {...bound.group} className="field list-field">
      <legend className="field__legend">Prizes</legend>
      <FieldHint bound={bound} hint={HINT} />
      <ItemList
        name="prizes"
        itemName="prize"
        most={MOST}
        initial={() => nextPrize(getValues('prizes'))}
        bound={bound}
      >
        {(path) => <PrizeFields path={path} funds={funds} />}
      </ItemList>
      <Budget funds={funds} />
    </fieldset>
  );
}

function PrizeFields({ path, funds: { funds } }: { path: string; funds: Funds }) {
  const kind: unknown = useWatch({ name: `${path}.kind` });
  const currency: unknown = useWatch({ name: `${path}.currency` });
  const tokens = funds.map(({ token }) => token);
  const token = tokenIn(tokens, { currency: String(currency) });
  return (
    <div className="prize-fields">
      <div className="prize-fields__ranks">
        <NumberField name={`${path}.from`} label="First rank" />
        <NumberField name={`${path}.to`} label="Last rank" />
      </div>
      <RadioField name={`${path}.kind`} label="Prize type" choices={kinds} />
      {kind === 'TOKEN' ? (
        <div className="prize-fields__ranks">
          <SelectField
            name={`${path}.currency`}
            label="Token"
            choices={tokens.map(({ mint, symbol }) => ({ value: mint ?? '', label: symbol }))}
          />
          <TextField
            name={`${path}.amount`}
            label="Amount per rank"
            kind="decimal"
            {...(token ? { unit: token.symbol } : {})}
          />
        </div>
      ) : null}
      {kind === 'POINTS' ? (
        <NumberField name={`${path}.points`} label="Points per rank" unit="points" />
      ) : null}
      {kind === 'ROLE' ? (
        <RolesField name={`${path}.roles`} label="Role" most={1} use="give" />
      ) : null}
      {kind === 'OTHER' ? (
        <TextField
          name={`${path}.text`}
          label="Custom prize"
          hint="Your team delivers it."
          maxLength={MOST_PRIZE}
        />
      ) : null}
    </div>
  );
}

/** Total of the prizes in the form. */
function Budget({ funds }: { funds: Funds }) {
  const prizes = useWatch<{ prizes: PrizeValues[] }, 'prizes'>({ name: 'prizes' });
  const lines = budgetOf(prizes, funds);
  const short = lines.flatMap((line) => line.short ?? []);
  return (
    <div role="status" aria-label="Prize totals" className="prize-budget">
      {lines.map(({ text }) => (
        <p key={text} translate="no">
          {text}
        </p>
      ))}
      {lines.length > 0 ? (
        <p className="prize-budget__note">
          Prize funds are reserved while the season runs, so claims can’t use them.
        </p>
      ) : null}
      {short.length > 0 ? (
        <p className="notice notice--warning">
          The ledger wallet is short by <span translate="no">{short.join(' and ')}</span>. Once the
          season starts, claims, rewards and prizes wait until it’s topped up.
        </p>
      ) : null}
    </div>
  );
}
