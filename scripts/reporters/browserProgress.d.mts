export default class BrowserProgress {
  onBegin(config: { rootDir: string }, suite: { allTests: () => readonly unknown[] }): void;
  onTestEnd(
    test: { title: string; location: { file: string; line: number }; outcome: () => string },
    result: { status: string; errors: readonly { message?: string }[] },
  ): void;
  printsToStdio(): boolean;
}
