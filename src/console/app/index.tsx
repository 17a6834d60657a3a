import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { Root } from "#/console/app/root";

const container = document.getElementById("console");
if (container)
  createRoot(container).render(
    <StrictMode>
      <Root />
    </StrictMode>,
  );
