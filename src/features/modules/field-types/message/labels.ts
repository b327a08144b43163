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
  authorUrl: 'Author link',
  authorIcon: 'Author icon',
  image: 'Image',
  thumbnail: 'Thumbnail',
  footer: 'Footer',
  footerIcon: 'Footer icon',
  timestamp: 'Timestamp',
  fields: 'Field',
  name: 'Name',
  value: 'Text',
  isInline: 'Inline',
  label: 'Label',
  emoji: 'Emoji',
  does: 'When pressed',
  style: 'Style',
  answer: 'Reply',
};
