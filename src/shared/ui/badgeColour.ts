/** Bootstrap's names of the badge colours, as the spec's tables give them (spec §4). */
export type BadgeColour =
  | 'primary'
  | 'secondary'
  | 'success'
  | 'info'
  | 'warning'
  | 'danger'
  | 'dark';
