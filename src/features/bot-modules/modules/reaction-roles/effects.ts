import { open, type ModuleEffects } from '../../engine/effects';

const effects: ModuleEffects = {
  fields: {
    name: open('Listed, but not carried out.'),
    style: open('Only the preview or the estimate reads it.'),
    options: open('Listed, but not carried out.'),
    'options[].emoji': open('Only the preview or the estimate reads it.'),
    'options[].label': open('Only the preview or the estimate reads it.'),
    'options[].description': open('Only the preview or the estimate reads it.'),
    'options[].roles': open('Listed, but not carried out.'),
    mode: open('Only the preview or the estimate reads it.'),
    most: open('Only the preview or the estimate reads it.'),
    requireRoles: open('Only the preview or the estimate reads it.'),
    temporary: open('Nothing reads it.'),
    channelId: open('Only the preview or the estimate reads it.'),
    message: open('Only the preview or the estimate reads it.'),
    reply: open('Only the preview or the estimate reads it.'),
  },
};
export default effects;
