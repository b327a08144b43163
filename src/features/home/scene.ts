/** What a bot posts in a channel, as the heads of the home pages show it. */
export interface Scene {
  /** On the button that shows it. */
  label: string;
  channel: string;
  /** What a member wrote, if anything. */
  said?: { by: string; text: string };
  title: string;
  text: string;
  fields: readonly (readonly [name: string, value: string])[];
  /** The button under the bot's message. */
  action?: string;
}
