import { Suspense } from 'react';
import { late } from '@/shared/ui/late';

const AccountQuestion = late(() => import('./AccountQuestion'));

/** Stands between the dialog and its host, so that each first load does without the list of the dialog's files. */
export default function AccountQuestionPlace() {
  return (
    <Suspense>
      <AccountQuestion />
    </Suspense>
  );
}
