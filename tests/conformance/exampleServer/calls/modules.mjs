// The modules of a server. Welcome message can be changed; Quests can only be read, to review its submissions.

import { ago, changedText, quest, record } from '../data.mjs';
import { canGive, canPost } from '../discord.mjs';
import { Failure } from '../http.mjs';
import { newToken } from '../sessions.mjs';

const summary = (slug, { enabled, updatedAt, updatedBy }) => ({
  slug,
  state: enabled ? 'ON' : 'OFF',
  used: null,
  limit: null,
  watched: null,
  updatedAt,
  updatedBy,
  updatedByPicture: null,
  troubles: [],
});

const settings = (slug, module) => {
  const { enabled, version, values } = module;
  return { ...summary(slug, module), enabled, version, values, problems: [] };
};

export const listModules = ({ server }) => ({
  modules: [summary('quest', server.quest), summary('welcome-message', server.welcome)],
});

export const getWelcomeMessage = ({ server }) => settings('welcome-message', server.welcome);

export const getQuest = ({ server }) => settings('quest', server.quest);

export const listQuestRules = ({ server }) => ({ rules: [quest], version: server.quest.version });

export function updateWelcomeMessage(call) {
  const { server, user, body } = call;
  const { enabled, values, version } = body;
  const errors = [];
  const check = (path, isRight, message) =>
    isRight || errors.push({ path: `values.${path}`, message });
  const checkChannel = (path) =>
    check(path, canPost(server, values[path]), 'The bot can’t post in this channel.');
  const checkMessage = (path) =>
    check(`${path}.content`, values[path].content.trim().length <= 2000, 'The text is too long.');
  checkChannel('channelId');
  checkMessage('message');
  if (values.hasDm) checkMessage('dm');
  if (values.hasGoodbye) checkChannel('goodbyeChannelId');
  if (values.hasGoodbye) checkMessage('goodbye');
  values.autoRoles.forEach((id, index) =>
    check(`autoRoles.${index}`, canGive(server, id), 'The bot can’t give this role.'),
  );
  if (errors.length) throw new Failure(400, 'invalid-fields', { errors });
  if (version !== server.welcome.version) throw new Failure(409, 'stale-version');

  const changes = [changedText('Enabled', String(server.welcome.enabled), String(enabled))];
  server.welcome = {
    enabled,
    values,
    version: version + 1,
    updatedAt: ago(0),
    updatedBy: user.name,
  };
  record(server, user, 'module.welcome-message.saved', 'Saved Welcome message', changes);
  return getWelcomeMessage(call);
}

export const listMessageTemplates = ({ server }) => ({ templates: server.templates.toReversed() });

export function createMessageTemplate({ server, user, body: { name, message } }) {
  if (server.templates.some((template) => template.name === name))
    throw new Failure(409, 'name-taken');
  const template = { id: newToken(), name, message, savedAt: ago(0), savedBy: user.name };
  server.templates.push(template);
  record(server, user, 'template.created', `Saved the template ${name}`, [], name);
  return { template };
}
