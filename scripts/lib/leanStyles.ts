import type { CSSOptions } from 'vite';

type Plugins = NonNullable<Exclude<CSSOptions['postcss'], string | undefined>['plugins']>;

/**
 * Bootstrap clears what follows a legend by `legend + *`. With this rule, an element that is added to a page makes the
 * browser compute the styles of everything around it again (scripts/lib/siblingRules.mjs). Only a fieldset has a legend.
 */
export const leanStyles: Plugins = [
  {
    postcssPlugin: 'castle-bots:lean-styles',
    Once(sheet) {
      sheet.walkRules('legend + *', (rule) => {
        rule.selector = 'fieldset > :not(legend)';
      });
    },
  },
];
