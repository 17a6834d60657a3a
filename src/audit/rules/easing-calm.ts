import type { SourceRule } from "#/audit/rule";
import { easingVariable } from "#/model/css-variables";

const curve = /cubic-bezier\(([^()]{3,80})\)/gi;

export const easingCalm: SourceRule = {
  id: "easing-calm",
  summary: "Easing curves do not overshoot, and animations do not bounce.",
  severity: "warning",
  safety: false,
  *check({ declarations }) {
    for (const { property, value, location } of declarations) {
      const isBouncing =
        /^animation(?:-name)?$/.test(property) && /(?:^|[\s,-])(?:bounce|elastic|wobble|jello|rubber-?band|tada)/i.test(value);
      if (!isBouncing && !(value.includes("cubic-bezier(") && isOvershooting(value))) continue;
      yield {
        location,
        message: isBouncing ? `The animation ${value.slice(0, 40)} bounces.` : "The easing curve overshoots.",
        fix: `Use var(${easingVariable("out")}).`,
      };
    }
  },
};

const isOvershooting = (value: string) =>
  [...value.slice(0, 1000).matchAll(curve)].some(([, text = ""]) => {
    const [, y1 = 0, , y2 = 0] = text.split(",").map(Number);
    return Math.min(y1, y2) < 0 || Math.max(y1, y2) > 1;
  });
