/** Labels of the parts of a message, of which embeds and buttons are counted. */
export const messageLabels: Readonly<Record<string, string>> = {
  content: 'Text',
  embeds: 'Embed',
  buttons: 'Button',
};

/** Labels of the parts of an embed, of one of its fields, and of a button. */
export const partLabels: Readonly<Record<string, string>> = {
  title: 'Title',
  url: 'Link',
  description: 'Description',
  colour: 'Color',
  author: 'Author',
  authorUrl: 'Link of the author',
  authorIcon: 'Icon of the author',
  image: 'Picture',
  thumbnail: 'Small picture',
  footer: 'Footer',
  footerIcon: 'Icon of the footer',
  timestamp: 'Time',
  fields: 'Field',
  name: 'Name',
  value: 'Text',
  isInline: 'Beside the next',
  label: 'Label',
  emoji: 'Emoji',
  does: 'When pressed',
  style: 'Style',
  answer: 'Answer',
};
