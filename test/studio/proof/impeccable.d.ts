/** The part of impeccable that the proof calls: it reads a document from a file and gives what it finds. */
declare module "impeccable" {
  export type Finding = {
    readonly antipattern: string;
    readonly name: string;
    readonly snippet: string;
    readonly severity?: string;
  };
  export function detectHtml(filePath: string): Promise<readonly Finding[]>;
}
