import * as fc from 'fast-check';
import { encodeBase58 } from '@/shared/solana/base58';
import type { ModuleSpec } from '../engine/defineModule';
import type { Field, FieldSet, Values } from '../fields/field';
import { MATCH_ANYONE, MATCH_EVERY } from '../fields/match';
import { emptyEmbed } from '../fields/message';

/** What of a server the values may name. */
export interface Ground {
  /** Channels the bot may post in. */
  channels: readonly string[];
  /** Roles the bot can give. */
  roles: readonly string[];
  /** A rule there is of a module, by its slug. */
  rules: Readonly<Record<string, string>>;
}

/** Values a module takes on a server: made field by field, kept when the schema agrees. */
export const validValues = (spec: ModuleSpec, ground: Ground): fc.Arbitrary<Values> =>
  ofFields(spec.fields, ground).filter((values) => spec.schema.safeParse(values).success);

/** The same with one field spoiled, so that the schema refuses it. */
export const spoiledValues = (spec: ModuleSpec, ground: Ground): fc.Arbitrary<Values> =>
  fc
    .tuple(validValues(spec, ground), fc.constantFrom(...Object.keys(spec.fields)), junk)
    .map(([values, name, value]): Values => Object.assign({}, values, { [name]: value }))
    .filter((values) => !spec.schema.safeParse(values).success);

const junk = fc.constantFrom<unknown>(null, -1, 1e12, 'x'.repeat(5000), {}, [{}], ['x'], true, '');

function ofFields(fields: FieldSet, ground: Ground): fc.Arbitrary<Values> {
  const parts = Object.entries(fields).map(([name, field]) => [name, ofField(field, ground)]);
  return fc.record(Object.fromEntries(parts));
}

const text = (most: number) =>
  fc
    .string({ maxLength: Math.min(most, 30), unit: 'grapheme' })
    .map((letters) => letters || 'Keep');
const link = fc.constantFrom('', 'https://castlebots.io/a.png');
const key = fc.uint8Array({ minLength: 32, maxLength: 32 }).map(encodeBase58);

/** Something of a field's kind that its own schema takes. */
function ofField({ control, schema, initial }: Field, ground: Ground): fc.Arbitrary<unknown> {
  const values = ((): fc.Arbitrary<unknown> => {
    switch (control.kind) {
      case 'text':
        // A placeholder is an example, and the only one where the text must be of a certain kind.
        return fc.oneof(
          fc.constantFrom('https://castlebots.io/a', control.placeholder ?? 'Keep'),
          text(control.maxLength),
        );
      case 'area':
        return text(200);
      case 'number':
      case 'duration':
        return fc.oneof(fc.constant(initial), fc.integer({ min: 0, max: 100_000 }));
      case 'amount':
        return fc.constantFrom('0.1', '1', '12.5', '0.000000001');
      case 'switch':
        return fc.boolean();
      case 'select':
      case 'radio':
        return fc.constantFrom(...control.choices.map(({ value }) => value));
      case 'checks':
        return fc.subarray(control.choices.map(({ value }) => value));
      case 'channel':
        return fc.constantFrom(...ground.channels);
      case 'roles':
        return fc.subarray([...ground.roles], {
          maxLength: Math.min(control.most, ground.roles.length),
        });
      case 'address':
        return key;
      case 'colour':
        return fc.integer({ min: 0, max: 0xff_ff_ff });
      case 'image':
        return link;
      case 'message':
        return fc.record({
          content: text(100),
          embeds: fc.array(
            fc.record({
              ...Object.fromEntries(
                Object.entries(emptyEmbed).map(([name, value]) => [name, fc.constant(value)]),
              ),
              title: text(50),
              image: link,
            }),
            { maxLength: 2 },
          ),
          buttons: fc.array(
            fc.record({ label: text(20), url: fc.constant('https://castlebots.io/b') }),
            { maxLength: 6 },
          ),
        });
      case 'match':
        return fc.constantFrom(MATCH_EVERY, MATCH_ANYONE);
      case 'date':
        return fc.constantFrom('2999-01-31', '2999-12-24');
      case 'time':
        return fc.constantFrom('00:00', '09:30', '23:59');
      case 'timeZone':
        return fc.constantFrom('UTC', 'Europe/Berlin', 'America/New_York');
      case 'cron':
        return fc.constantFrom('0 18 * * 5', '*/10 * * * *', '0 0 L * *');
      case 'emoji':
        return fc.constantFrom('🏰', '👍🏽', '<:keep:123456789012345678>');
      case 'tags':
        return fc.uniqueArray(fc.constantFrom('Gold', 'Silver', 'Laser_eyes', 'Robe'), {
          minLength: 1,
          maxLength: Math.min(control.most, 4),
        });
      case 'rule':
        return fc.constant(ground.rules[control.of] ?? '');
      case 'group':
        return ofFields(control.fields, ground);
      case 'list':
        return fc.array(ofFields(control.fields, ground), { minLength: 1, maxLength: 2 });
    }
  })();
  return values.filter((value) => schema.safeParse(value).success);
}
