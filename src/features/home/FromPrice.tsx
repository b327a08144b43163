import { useEffect, useState } from 'react';

/** What the smallest package on offer costs, once the server has said so; until then only that it is in SOL. */
export function FromPrice() {
  const [price, setPrice] = useState<string | null>(null);
  useEffect(() => {
    let isGone = false;
    let stop = () => {};
    import('./cheapest').then(
      ({ watchCheapest }) => {
        if (!isGone) stop = watchCheapest(setPrice);
      },
      // Without it the tiers say what they cost.
      () => undefined,
    );
    return () => {
      isGone = true;
      stop();
    };
  }, []);
  return <a href="#bot-tiers">{price === null ? 'Prices are in SOL' : `From ${price}`}</a>;
}
