import { inNumbers } from '../../format/numbers';
import { PageField } from './PageField';

interface PageOfProps {
  page: number;
  pages: number;
  onChange: (page: number) => void;
}

/** More pages than that are too many to go through one by one. */
const FEW = 6;

/** "Page 2 of 5"; among many pages the number is a field. */
export const PageOf = ({ page, pages, onChange }: PageOfProps) =>
  pages <= FEW ? (
    <span>
      Page {page} of {pages}
    </span>
  ) : (
    <span className="pager__of">
      Page <PageField page={page} pages={pages} onChange={onChange} /> of {inNumbers(pages)}
    </span>
  );
