import type { ReactNode } from 'react';
import './howItWorks.scss';

interface HowItWorksProps {
  /** "How streaks work" */
  summary: string;
  /** One fact each. */
  facts: readonly ReactNode[];
}

/** A short explanation beside the figures it is about. Closed at first. */
export const HowItWorks = ({ summary, facts }: HowItWorksProps) => (
  <details className="how-it-works">
    <summary>{summary}</summary>
    <ul>
      {facts.map((fact, index) => (
        // The facts of an explanation never change their order.
        // oxlint-disable-next-line react/no-array-index-key -- see above
        <li key={index}>{fact}</li>
      ))}
    </ul>
  </details>
);
