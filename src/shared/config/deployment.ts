/**
 * Variables that a deployment can set in `index.html` without a new build (docs/deploy.md). The treasury, the genesis
 * hash and `/api` are not among them: payments are checked against values that are part of the code.
 */
type DeploymentVariable =
  | 'VITE_COMMUNITY_HOSTS'
  | 'VITE_USER_HOSTS'
  | 'VITE_DEFAULT_SITE'
  | 'VITE_SOLANA_RPC_URL'
  | 'VITE_DISCORD_CLIENT_ID'
  | 'VITE_DOCS_URL'
  | 'VITE_DISCORD_INVITE_URL'
  | 'VITE_TWITTER_URL'
  | 'VITE_SUPPORT_URL'
  | 'VITE_FEEDBACK_URL'
  | 'VITE_REPORT_URL'
  | 'VITE_RELEASE';

/** Id of the `<script type="application/json">` that holds them. */
const ELEMENT = 'deployment';

/** The embedded back end reads the configuration as well, and is compiled without the types of a page. */
declare const document: {
  getElementById: (id: string) => { textContent: string | null } | null;
};

/** What the page holds; nothing in development, in tests and while pages are prerendered. */
function deployed(): Readonly<Record<string, unknown>> {
  if (typeof document === 'undefined') return {};
  try {
    const values: unknown = JSON.parse(document.getElementById(ELEMENT)?.textContent ?? '{}');
    return typeof values === 'object' && values !== null ? { ...values } : {};
  } catch {
    // The values of the build are used instead.
    return {};
  }
}

const page = deployed();

/** The deployment's value of a variable, else the one of the build. */
export function setting(name: DeploymentVariable): string | undefined {
  const value = page[name];
  return typeof value === 'string' ? value : import.meta.env[name];
}
