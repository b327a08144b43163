/**
 * Colours, distances, type sizes and corners are tokens: the files that
 * define them are the only ones that may write a value. Part of `npm run lint`.
 */
const measured = [
  '/^(margin|padding|inset|scroll-margin|scroll-padding)/',
  '/gap$/',
  'top',
  'right',
  'bottom',
  'left',
  'font-size',
  '/^border.*radius$/',
];

export default {
  customSyntax: 'postcss-scss',
  reportNeedlessDisables: true,
  reportDescriptionlessDisables: true,
  ignoreFiles: [
    'src/styles/_tokens.scss',
    'src/styles/_bootstrapVariables.scss',
    'src/styles/_type.scss',
  ],
  rules: {
    'color-no-hex': true,
    'color-named': 'never',
    'function-disallowed-list': ['/^(rgb|hsl|hwb|lab|lch|oklab|oklch)a?$/'],
    'declaration-property-unit-disallowed-list': Object.fromEntries(
      measured.map((property) => [property, ['px', 'rem', 'em', 'pt']]),
    ),
  },
};
