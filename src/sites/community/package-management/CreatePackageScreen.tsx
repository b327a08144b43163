import { PageHeader } from '@/shared/ui/PageHeader';
import { PackageEditor } from './PackageEditor';

/** `create-package` (spec §2). */
export default function CreatePackageScreen() {
  return (
    <>
      <PageHeader
        title="Create package"
        purpose="Set features, duration and price. The package stays a draft until you publish it."
      />
      <PackageEditor row={null} />
    </>
  );
}
