/**
 * The part of impeccable that the proof uses: it reads a document from a file and returns its
 * findings.
 */
declare module "impeccable" {
  export type Finding = {
    readonly antipattern: string;
    readonly name: string;
    readonly snippet: string;
    readonly severity?: string;
  };
  export function detectHtml(filePath: string): Promise<readonly Finding[]>;
}
