import * as z from 'zod/mini';
import {
  guildChannelSchema,
  guildRoleSchema,
  managedServerSchema,
  serverDetailsSchema,
} from '@/features/server/discord/guild';
import {
  moduleSettingsSchema,
  moduleSummarySchema,
  ruleSchema,
} from '@/features/modules/engine/moduleState';
import { embedSchema, messageSchema } from '@/features/modules/common-fields/message';
import { pictureSchema } from '@/features/modules/common-fields/webAddress';
import { ruleActivitySchema } from '@/features/modules/rule-activity/ruleActivity';
import { collectionSchema, tokenSchema } from '@/features/modules/market/market';
import { sentTestSchema, testTarget } from '@/features/modules/screens/send-test/testMessage';
import { notificationSchema } from '@/features/server/notifications/notification';
import { orderSchema } from '@/features/billing/orders/order';
import { packageItemSchema, packageSchema } from '@/features/billing/packages/package';
import { authenticatedUserSchema } from '@/features/identity/session/user';
import { messageLimits } from '@/shared/discord/limits';
import {
  addressText,
  idSchema,
  idText,
  lamportsText,
  signatureText,
  snowflakeSchema,
  solPriceSchema,
  timeSchema,
} from '@/shared/api/fields';
import { solAmount } from '@/shared/money/solAmount';
import { isJson, refTo, type Json } from './json';

/** Schemas that become components, which other schemas refer to. */
const named: Readonly<Record<string, z.ZodMiniType>> = {
  Id: idSchema,
  Snowflake: snowflakeSchema,
  SolPrice: solPriceSchema,
  Lamports: lamportsText,
  SolanaAddress: addressText,
  Signature: signatureText,
  Time: timeSchema,
  Picture: pictureSchema,
  User: authenticatedUserSchema,
  Channel: guildChannelSchema,
  Role: guildRoleSchema,
  ServerDetails: serverDetailsSchema,
  ManagedServer: managedServerSchema,
  PackageItem: packageItemSchema,
  Package: packageSchema,
  Order: orderSchema,
  Notification: notificationSchema,
  Token: tokenSchema,
  Collection: collectionSchema,
  ModuleSummary: moduleSummarySchema,
  ModuleSettings: moduleSettingsSchema,
  Rule: ruleSchema,
  SentTest: sentTestSchema,
  TestTarget: testTarget,
  RuleActivity: ruleActivitySchema,
  EmbedField: embedSchema.shape.fields.def.element,
  Embed: embedSchema,
  MessageButton: messageSchema.shape.buttons.def.innerType.def.element,
  Message: messageSchema,
};

/** Discord's limits of characters, which the schemas check by refinements. */
const lengths: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  EmbedField: { name: messageLimits.fieldName, value: messageLimits.fieldValue },
  Embed: {
    title: messageLimits.title,
    description: messageLimits.description,
    author: messageLimits.author,
    footer: messageLimits.footer,
  },
  MessageButton: {
    label: messageLimits.buttonLabel,
    url: messageLimits.buttonUrl,
    answer: messageLimits.answer,
  },
  Message: { content: messageLimits.content },
};

/**
 * Replacements for schemas that JSON Schema cannot express, or that are lenient: the client accepts ids and prices as
 * numbers, but a server must send text.
 */
const instead: Readonly<Record<string, Json>> = {
  Id: { type: 'string', minLength: 1, description: 'Opaque ID.', examples: ['srv-keep'] },
  SolPrice: {
    type: 'string',
    pattern: String.raw`^(?:0|[1-9]\d{0,11})(?:\.\d{1,9})?$`,
    description: 'Amount in SOL as a decimal string, never a float.',
    examples: ['0.5'],
  },
  Snowflake: {
    type: 'string',
    pattern: String.raw`^\d{15,20}$`,
    description: 'Discord ID.',
    examples: ['900000000000000001'],
  },
  Lamports: {
    type: 'string',
    pattern: String.raw`^\d{1,20}$`,
    description: 'Amount in lamports (billionths of a SOL) as a decimal string.',
    examples: ['500000000'],
  },
  SolanaAddress: {
    type: 'string',
    pattern: '^[1-9A-HJ-NP-Za-km-z]{32,44}$',
    description: 'Address of a Solana account: 32 bytes in base58.',
    examples: ['7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU'],
  },
  Signature: {
    type: 'string',
    pattern: '^[1-9A-HJ-NP-Za-km-z]{64,88}$',
    description: 'Signature of a transaction on Solana: 64 bytes in base58.',
    examples: [
      '5VERv8NMvzbJMEkV8xnrLkEaWRtSz9CosKDYjCJjBRnbJLgp8uirBgmQpjKhoR4tjF3ZpRzrFmBV6UjKdiSZkQUW',
    ],
  },
  Time: {
    type: 'string',
    format: 'date-time',
    description: 'ISO 8601 time in UTC.',
    examples: ['2026-01-31T12:00:00.000Z'],
  },
  Picture: {
    description: 'The address of a picture, or empty for none.',
    anyOf: [
      {
        type: 'string',
        pattern: '^[hH][tT][tT][pP][sS]:[!-~]+$',
        maxLength: messageLimits.embedUrl,
      },
      { const: '' },
    ],
  },
};

/** The strict versions of lenient schemas, with the same names. */
const sent: Readonly<Record<string, z.ZodMiniType>> = { Id: idText, SolPrice: solAmount };

const nameOf = new Map<unknown, string>(
  [named, sent].flatMap((each) => Object.entries(each)).map(([name, schema]) => [schema, name]),
);

/** JSON Schema of a schema's input; named schemas are referred to. */
export function shape(schema: z.ZodMiniType): Json {
  const name = nameOf.get(schema);
  return name === undefined ? written(schema) : refTo(name);
}

function written(root: z.ZodMiniType): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(root, {
    unrepresentable: 'any',
    io: 'input',
    override({ zodSchema, jsonSchema, path }) {
      // A fallback for invalid values is not a default: servers must send the value.
      if (zodSchema instanceof z.ZodMiniCatch) delete jsonSchema.default;
      const name = path.length === 0 ? undefined : nameOf.get(zodSchema);
      if (jsonSchema.minItems === 0) delete jsonSchema.minItems;
      // A copy of a named schema with another description: the component has the rest.
      if (jsonSchema.$ref !== undefined && name === undefined)
        for (const key of Object.keys(jsonSchema))
          if (key !== '$ref' && key !== 'description') delete jsonSchema[key];
      if (name === undefined) return;
      for (const key of Object.keys(jsonSchema)) delete jsonSchema[key];
      Object.assign(jsonSchema, refTo(name));
    },
  });
  return rest;
}

/** Adds the maximum length of an object's texts to their descriptions: white space around a text does not count. */
function withLengths(schema: Json, most: Readonly<Record<string, number>>): Json {
  const { properties } = schema;
  if (!isJson(properties)) return schema;
  const limited = Object.entries(properties).map(([name, each]) => [
    name,
    isJson(each) && most[name] !== undefined
      ? {
          ...each,
          description: `${typeof each['description'] === 'string' ? `${each['description']} ` : ''}At most ${most[name]} characters, not counting white space at the start and end.`,
        }
      : each,
  ]);
  return { ...schema, properties: Object.fromEntries(limited) };
}

/** The components for the client's named schemas. */
export const namedSchemas = (): Readonly<Record<string, Json>> =>
  Object.fromEntries(
    Object.entries(named).map(([name, schema]) => [
      name,
      instead[name] ?? withLengths(written(schema), lengths[name] ?? {}),
    ]),
  );
