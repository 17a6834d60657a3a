import { useEffect, useState } from "react";
import type { Board } from "#data/console-api";
import { useQueryParam } from "#/console/app/router/location";

/** What both sides show. */
export type Subject =
  | { readonly kind: "page" | "component"; readonly slug: string }
  | { readonly kind: "guideline" }
  | { readonly kind: "marks"; readonly slug?: string | undefined };

/**
 * The URL value of a subject: `page:landing`, `component:button`, `marks`, `marks:symbol`,
 * `guideline`.
 */
export const toSubjectKey = (subject: Subject): string =>
  "slug" in subject && subject.slug !== undefined ? `${subject.kind}:${subject.slug}` : subject.kind;

/** An option of the subject list. */
export type SubjectChoice = { readonly value: string; readonly label: string; readonly group: string };

type Parts = Pick<Board, "pages" | "components">;

/**
 * Every subject that either version has, with the newer name. Removed ones come last in their
 * group.
 */
export function listSubjectChoices(before: Parts, after: Parts): readonly SubjectChoice[] {
  const getNames = (kind: "pages" | "components") => {
    const current = after[kind];
    const removed = before[kind].filter(({ slug }) => !current.some((one) => one.slug === slug));
    return new Map([...current, ...removed].map(({ slug, name }) => [slug, name]));
  };
  const toChoices = (kind: "page" | "component", group: string, names: ReadonlyMap<string, string>) =>
    [...names].map(([slug, label]) => ({ value: toSubjectKey({ kind, slug }), label, group }));
  return [
    ...toChoices("page", "Pages", getNames("pages")),
    { value: "guideline", label: "Guideline", group: "Identity" },
    { value: "marks", label: "Mark and imagery", group: "Identity" },
    ...toChoices("component", "Components", getNames("components")),
  ];
}

/** The subject of a key; the first choice if there is no such subject. */
export function parseSubject(key: string, toChoices: readonly SubjectChoice[]): Subject {
  const [kind = "", slug] = key.split(":");
  if (kind === "marks") return { kind, slug };
  const chosen = toChoices.find(({ value }) => value === key) ?? toChoices[0];
  const [chosenKind, chosenSlug = ""] = (chosen?.value ?? "guideline").split(":");
  return chosenKind === "page" || chosenKind === "component"
    ? { kind: chosenKind, slug: chosenSlug }
    : { kind: chosenKind === "marks" ? "marks" : "guideline" };
}

/** One of the two versions that are compared. */
export type CompareSide = {
  readonly side: SideName;
  readonly designId: string;
  readonly name: string;
  /** Its version; null for a draft. */
  readonly version: string | null;
  readonly board: Board;
};

export const sideLabels: Readonly<Record<SideName, string>> = { before: "Before", after: "After" };

/** The ways to compare two versions. */
const comparisonLayouts = ["side", "swipe", "overlay"] as const;
export type ComparisonLayout = (typeof comparisonLayouts)[number];
type SideName = "before" | "after";

/** How long the divider must rest before its position is written to the URL, in milliseconds. */
const debounceMs = 250;

/**
 * The comparison layout, the visible side where only one fits, and the position of the divider in
 * percent. All of it is in the URL.
 */
export function useComparison() {
  const [layoutParam, setLayout] = useQueryParam("how", "side");
  const [sideParam, setSide] = useQueryParam("shown", "after");
  const [percentParam, setPercentParam] = useQueryParam("at", "50");
  const layout = comparisonLayouts.find((one) => one === layoutParam) ?? "side";
  const side: SideName = sideParam === "before" ? "before" : "after";
  const [percent, setPercent] = useState(() => parsePercent(percentParam));
  useEffect(() => {
    const timer = setTimeout(() => {
      if (String(percent) !== percentParam) setPercentParam(String(percent));
    }, debounceMs);
    return () => clearTimeout(timer);
  });
  return { layout, setLayout, side, setSide, percent, setPercent };
}

function parsePercent(text: string): number {
  const number = Math.round(Number(text));
  return number >= 0 && number <= 100 ? number : 50;
}
