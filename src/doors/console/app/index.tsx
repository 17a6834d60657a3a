import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { Root } from "#/doors/console/app/root";

const place = document.getElementById("console");
if (place)
  createRoot(place).render(
    <StrictMode>
      <Root />
    </StrictMode>,
  );
