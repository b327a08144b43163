import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { useCollectionQuery } from '@/features/modules/market/marketApi';
import { traitProblems } from '@/features/modules/market/traits';
import { isPublicKey } from '@/shared/solana/base58';
import { asText } from '../../engine/shape';
import { valueAt, valuesAt } from '../../engine/paths';
import { readTrait } from '../../common-fields/traits';
import { Chips } from './Chips';
import { counted } from '@/shared/text/language';

interface TraitOffersProps {
  /** Path of a trait: an item of a list that stands beside the collection. */
  name: string;
  /** Name of the field with the collection. */
  of: string;
}

/** The traits of the collection and how many pieces have each; says what the collection does not have. */
export default function TraitOffers({ name, of }: TraitOffersProps) {
  const form = useFormContext();
  const all = useWatch();
  const { errors } = useFormState();
  const beside = name.split('.').slice(0, -2).join('.');
  const address = asText(valueAt(all, `${beside}.${of}`));
  const wanted = readTrait(valueAt(all, name));
  const { currentData: collection } = useCollectionQuery(address, { skip: !isPublicKey(address) });
  if (!collection || collection.traits.length === 0) return null;
  const known = collection.traits.find((each) => each.name === wanted.name);
  const put = (part: string, value: unknown) =>
    form.setValue(`${name}.${part}`, value, {
      shouldDirty: true,
      shouldTouch: true,
      shouldValidate: true,
    });
  const toggle = (value: string) =>
    put(
      'values',
      wanted.values.includes(value)
        ? wanted.values.filter((each) => each !== value)
        : [...wanted.values.filter(Boolean), value],
    );
  const problems = traitProblems(collection, wanted);
  // What the server refuses stands at the fields, and is not told twice.
  const wrong = valuesAt(errors, name);
  return (
    <>
      <Chips
        label={`Traits of ${collection.name}`}
        chips={collection.traits.map((each) => ({
          value: each.name,
          note: counted(each.values.length, 'value'),
        }))}
        chosen={[wanted.name]}
        onPress={(value) => put('name', value)}
      />
      {known ? (
        <Chips
          label={`Values of ${known.name}`}
          chips={known.values.map(({ value, items }) => ({
            value,
            note: items === null ? '' : counted(items, 'NFT'),
          }))}
          chosen={wanted.values}
          onPress={toggle}
        />
      ) : null}
      <p role="status" className="field__warning">
        {wrong['name'] === undefined && wrong['values'] === undefined
          ? (problems.name ?? problems.values)
          : null}
      </p>
    </>
  );
}
