import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { useCollectionQuery } from '@/features/modules/market/marketApi';
import { traitProblems } from '@/features/modules/market/traits';
import { isPublicKey } from '@/shared/solana/base58';
import type { Values } from '../../common-fields/field';
import { asText, asValues } from '../../engine/shape';
import { valueAt, valuesAt } from '../../engine/paths';
import { readTrait } from '../../common-fields/traits';
import { Chips } from './Chips';
import { counted } from '@/shared/text/language';

interface TraitOffersProps {
  /** Path of a trait: an item of a list beside the collections. */
  name: string;
  /** Name of the field with the collection, or of the list whose items have one each. */
  of: string;
}

/** Offers the traits of the collections beside a trait, to choose from instead of typing. */
export default function TraitOffers({ name, of }: TraitOffersProps) {
  const all = useWatch();
  const beside = name.split('.').slice(0, -2);
  const value = valueAt(all, [...beside, of].join('.'));
  const addresses = Array.isArray(value)
    ? value.map((item) => asText(asValues(item)['collection']))
    : [asText(value)];
  const known = [...new Set(addresses)].filter(isPublicKey);
  return known.map((address) => (
    <OffersOf key={address} name={name} address={address} isOnly={known.length === 1} />
  ));
}

interface OffersOfProps extends Pick<TraitOffersProps, 'name'> {
  address: string;
  /** Whether it is the only collection, so that the trait has to be from it. */
  isOnly: boolean;
}

/** The traits of a collection and how many NFTs have each; reports traits that the collection does not have. */
function OffersOf({ name, address, isOnly }: OffersOfProps) {
  const form = useFormContext();
  const item: unknown = useWatch({ name });
  const { errors } = useFormState();
  const { currentData: collection } = useCollectionQuery(address);
  if (!collection || collection.traits.length === 0) return null;
  const wanted = wantedTrait(asValues(item));
  const known = collection.traits.find((each) => each.name === wanted.name);
  const put = (changes: Values) => {
    for (const [part, value] of Object.entries(changes))
      form.setValue(`${name}.${part}`, value, {
        shouldDirty: true,
        shouldTouch: true,
        shouldValidate: true,
      });
  };
  const problems = isOnly ? traitProblems(collection, wanted) : {};
  // Errors of the server are shown at the fields, and not repeated here.
  const wrong = valuesAt(errors, name);
  const isWrong = Object.keys(wrong).some((part) => part !== 'multiplier');
  return (
    <>
      <Chips
        label={`Traits of ${collection.name}`}
        chips={collection.traits.map((each) => ({
          value: each.name,
          note: counted(each.values.length, 'value'),
        }))}
        chosen={[wanted.name]}
        onPress={(value) => put(wanted.named(value))}
      />
      {known ? (
        <Chips
          label={`Values of ${known.name}`}
          chips={known.values.map(({ value, items }) => ({
            value,
            note: items === null ? '' : counted(items, 'NFT'),
          }))}
          chosen={wanted.values}
          onPress={(value) => put(wanted.pressed(value))}
        />
      ) : null}
      <p role="status" className="field__warning">
        {isWrong ? null : (problems.name ?? problems.values)}
      </p>
    </>
  );
}

/** What pressing a name or a value changes, in a trait with several values (`traitFields`) or with one. */
function wantedTrait(item: Values) {
  if ('value' in item) {
    const value = asText(item['value']);
    return {
      name: asText(item['trait']),
      values: value === '' ? [] : [value],
      named: (name: string): Values => ({ trait: name }),
      pressed: (pressed: string): Values => ({ value: pressed === value ? '' : pressed }),
    };
  }
  const { name, values } = readTrait(item);
  return {
    name,
    values,
    named: (chosen: string): Values => ({ name: chosen }),
    pressed: (pressed: string): Values => ({
      values: values.includes(pressed)
        ? values.filter((each) => each !== pressed)
        : [...values.filter(Boolean), pressed],
    }),
  };
}
