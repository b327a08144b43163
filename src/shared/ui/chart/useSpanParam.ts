import { useSearchParams } from 'react-router-dom';

const PARAM = 'days';

/** How many days back figures look, kept in the address; what it is at first leaves no trace there. */
export function useSpanParam<Span extends string>(spans: readonly Span[], first: Span) {
  const [params, setParams] = useSearchParams();
  const span = spans.find((each) => each === params.get(PARAM)) ?? first;
  const choose = (next: Span) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (next === first) after.delete(PARAM);
        else after.set(PARAM, next);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  return [span, choose] as const;
}
