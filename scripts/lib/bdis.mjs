const BDI = /<bdi\b([^>]*)>([\s\S]*?)<\/bdi>/g;

/**
 * The `<bdi>` elements in a source file that do not say whether browsers translate them: line, counted from 1, and
 * content in one line.
 */
export const undecidedIn = (source) =>
  [...source.matchAll(BDI)].flatMap(({ index, 1: attributes, 2: content }) =>
    /\btranslate=/.test(attributes)
      ? []
      : [
          {
            line: source.slice(0, index).split('\n').length,
            content: content.replaceAll(/\s+/g, ' ').trim(),
          },
        ],
  );
