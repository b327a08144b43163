import { open, type ModuleEffects } from '../../engine/effects';

const effects: ModuleEffects = {
  fields: {
    name: open('Only the preview or the estimate reads it.'),
    description: open('Only the preview or the estimate reads it.'),
    panelChannelId: open('Only the preview or the estimate reads it.'),
    panel: open('Only the preview or the estimate reads it.'),
    container: open('Only the preview or the estimate reads it.'),
    categoryId: open('Nothing reads it.'),
    channelName: open('Only the preview or the estimate reads it.'),
    staffRoles: open('Only the preview or the estimate reads it.'),
    questions: open('Only the preview or the estimate reads it.'),
    'questions[].label': open('Only the preview or the estimate reads it.'),
    'questions[].style': open('Only the preview or the estimate reads it.'),
    'questions[].isRequired': open('Only the preview or the estimate reads it.'),
    opening: open('Only the preview or the estimate reads it.'),
    memberLimit: open('Nothing reads it.'),
    autoClose: open('Nothing reads it.'),
    claiming: open('Only the preview or the estimate reads it.'),
    transcript: open('Only conditions and checks of the form read it.'),
    transcriptChannelId: open('Nothing reads it.'),
    retention: open('Nothing reads it.'),
    hasFeedback: open('Nothing reads it.'),
  },
};
export default effects;
