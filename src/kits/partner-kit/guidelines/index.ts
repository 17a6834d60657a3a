import type { DesignContent } from "#/model/design-content";
import type { Card } from "#/kits/partner-kit/card";
import { createImageryCards } from "#/kits/partner-kit/guidelines/imagery";
import { createMarkCard } from "#/kits/partner-kit/guidelines/mark";
import { createPaletteCard } from "#/kits/partner-kit/guidelines/palette";
import { createRolesCard } from "#/kits/partner-kit/guidelines/roles";
import { createShapeCard } from "#/kits/partner-kit/guidelines/shape";
import { createSpacingCard } from "#/kits/partner-kit/guidelines/spacing";
import { createTextStylesCard } from "#/kits/partner-kit/guidelines/text-styles";

/** The cards for the foundations: colour, type, spacing, shape, mark and imagery. */
export const createGuidelineCards = (content: DesignContent): readonly Card[] => [
  createRolesCard(content),
  createPaletteCard(content),
  createTextStylesCard(content),
  createSpacingCard(content),
  createShapeCard(content),
  createMarkCard(content),
  ...createImageryCards(content),
];
