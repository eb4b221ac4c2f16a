#pragma once
#include "ParlorWidget.h"
#include "Accessibility.h"
#include "Casts.h"
#include "MainLoopSources.h"
