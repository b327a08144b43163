import * as z from 'zod/mini';
import {
  guildChannelSchema,
  guildRoleSchema,
  managedServerSchema,
  serverDetailsSchema,
} from '@/features/discord/guild';
import {
  moduleSettingsSchema,
  moduleSummarySchema,
  ruleSchema,
  sentTestSchema,
} from '@/features/bot-modules/engine/moduleState';
import {
  embedSchema,
  linkSchema,
  messageLimits,
  messageSchema,
  pictureSchema,
} from '@/features/bot-modules/fields/message';
import { collectionSchema, tokenSchema } from '@/features/market/market';
import { notificationSchema } from '@/features/notifications/notification';
import { orderSchema } from '@/features/orders/order';
import { packageItemSchema, packageSchema } from '@/features/packages/package';
import { authenticatedUserSchema } from '@/features/session/user';
import { idSchema, snowflakeSchema, solPriceSchema } from '@/shared/api/fields';
import { isJson, refTo, type Json } from './json';

/** Schemas that become components of their own, and are referred to wherever they occur. */
const named: Readonly<Record<string, z.ZodMiniType>> = {
  Id: idSchema,
  Snowflake: snowflakeSchema,
  SolPrice: solPriceSchema,
  Link: linkSchema,
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
  EmbedField: embedSchema.shape.fields.def.element,
  Embed: embedSchema,
  LinkButton: messageSchema.shape.buttons.def.innerType.def.element,
  Message: messageSchema,
};

/** Discord counts characters, not code units: what the schemas check by refinements, JSON Schema has a word for. */
const lengths: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  EmbedField: { name: messageLimits.fieldName, value: messageLimits.fieldValue },
  Embed: {
    title: messageLimits.title,
    description: messageLimits.description,
    author: messageLimits.author,
    footer: messageLimits.footer,
  },
  LinkButton: { label: messageLimits.buttonLabel },
  Message: { content: messageLimits.content },
};

/**
 * What the client's schemas cannot say in JSON Schema, or take for leniency's sake: it understands ids and
 * prices sent as numbers, but a server owes it text.
 */
const instead: Readonly<Record<string, Json>> = {
  Id: { type: 'string', description: 'Opaque.' },
  SolPrice: {
    type: 'string',
    pattern: String.raw`^\d{1,12}(\.\d{1,9})?$`,
    description: 'Decimal SOL, never a float.',
  },
  Link: {
    description: 'A web address, or empty for none.',
    anyOf: [
      { type: 'string', format: 'uri', pattern: '^https?://', maxLength: 512 },
      { const: '' },
    ],
  },
  Picture: {
    description: 'The address of a picture, or empty for none.',
    anyOf: [{ type: 'string', format: 'uri', pattern: '^https://', maxLength: 512 }, { const: '' }],
  },
};

/** Kinds of text that no schema of the client stands for by itself. */
const further: Readonly<Record<string, Json>> = {
  SolanaAddress: {
    type: 'string',
    pattern: '^[1-9A-HJ-NP-Za-km-z]{32,44}$',
    description: 'An account on Solana: 32 bytes in base58.',
  },
};

const nameOf = new Map<unknown, string>(
  Object.entries(named).map(([name, schema]) => [schema, name]),
);

/** JSON Schema of what a schema takes; named schemas are referred to. */
export function shape(schema: z.ZodMiniType): Json {
  const name = nameOf.get(schema);
  return name === undefined ? written(schema) : refTo(name);
}

function written(root: z.ZodMiniType): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(root, {
    unrepresentable: 'any',
    io: 'input',
    override({ zodSchema, jsonSchema, path }) {
      // What is read in place of something else is no default: a server owes the value.
      if (zodSchema instanceof z.ZodMiniCatch) delete jsonSchema.default;
      const name = path.length === 0 ? undefined : nameOf.get(zodSchema);
      if (jsonSchema.minItems === 0) delete jsonSchema.minItems;
      if (name === undefined) return;
      for (const key of Object.keys(jsonSchema)) delete jsonSchema[key];
      Object.assign(jsonSchema, refTo(name));
    },
  });
  return rest;
}

/** Adds to the texts of an object how long they may be. */
function withLengths(schema: Json, most: Readonly<Record<string, number>>): Json {
  const { properties } = schema;
  if (!isJson(properties)) return schema;
  const limited = Object.entries(properties).map(([name, each]) => [
    name,
    isJson(each) && most[name] !== undefined ? { ...each, maxLength: most[name] } : each,
  ]);
  return { ...schema, properties: Object.fromEntries(limited) };
}

/** The components that the client's schemas stand for. */
export const namedSchemas = (): Readonly<Record<string, Json>> => ({
  ...Object.fromEntries(
    Object.entries(named).map(([name, schema]) => [
      name,
      instead[name] ?? withLengths(written(schema), lengths[name] ?? {}),
    ]),
  ),
  ...further,
});
